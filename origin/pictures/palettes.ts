/** Colours of the pictures: the site's own inks and papers, one family per palette. */
import type { PaletteName } from './address.ts';

/** From the lightest paper to the deepest ink; `accent`, `gold` and `leaf` are the three that stand out. */
export type Palette = {
  paper: string;
  wash: string;
  soft: string;
  mid: string;
  main: string;
  deep: string;
  accent: string;
  gold: string;
  leaf: string;
  /** What light is made of: the colour of lamps, windows and the sun. */
  light: string;
};

const day = (colours: string): Palette => {
  const [
    paper = '',
    wash = '',
    soft = '',
    mid = '',
    main = '',
    deep = '',
    accent = '',
    gold = '',
    leaf = '',
    light = '',
  ] = colours.split(' ');
  return { paper, wash, soft, mid, main, deep, accent, gold, leaf, light };
};

export const PALETTES: Record<PaletteName, Palette> = {
  kinari: day('#FBF8F3 #F4EEE5 #E8DBC9 #D2BEA3 #A88E6C #5B4A3A #8E3B46 #B89B5E #8C9A7B #FFFDF6'),
  sakura: day('#FDF7F5 #F8ECEA #F0D5D0 #E0B9B4 #C98A8B #6E3B42 #8E3B46 #B89B5E #9AA688 #FFFBF4'),
  enji: day('#FAF3EF #F0DED7 #DDB5AE #C98A8B #8E3B46 #4F1E27 #B89B5E #C9A968 #7F8F6C #FFF6E6'),
  ai: day('#F6F7F6 #E4E9EC #C5D1DB #94AABF #2E4F73 #1C3049 #C98A8B #B89B5E #6C8C82 #FFFBEF'),
  koke: day('#F7F7F1 #E8ECE0 #CBD5C0 #9DB093 #4C6E58 #24382C #C98A8B #B89B5E #6F9070 #FFFDF0'),
  kincha: day('#FBF6EB #F2E8D3 #E2CFA8 #C7AB73 #8A6C34 #453517 #8E3B46 #B89B5E #93986A #FFFAE8'),
  fuji: day('#F8F5F9 #ECE5F0 #D6C9DF #B3A0C2 #75608C #3F3150 #C98A8B #B89B5E #8C9A80 #FFF9F0'),
  sumi: day('#4A423D #3B3430 #5C534E #7A6E66 #B3A48F #1E1A18 #C98A8B #C9A968 #6F7F69 #FFEFC9'),
};
