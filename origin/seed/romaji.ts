/** Katakana in the letters of addresses: Hepburn, long vowels short, as stations write themselves. */

const ROWS: Record<string, string> = {
  アイウエオ: 'a i u e o',
  カキクケコ: 'ka ki ku ke ko',
  ガギグゲゴ: 'ga gi gu ge go',
  サシスセソ: 'sa shi su se so',
  ザジズゼゾ: 'za ji zu ze zo',
  タチツテト: 'ta chi tsu te to',
  ダヂヅデド: 'da ji zu de do',
  ナニヌネノ: 'na ni nu ne no',
  ハヒフヘホ: 'ha hi fu he ho',
  バビブベボ: 'ba bi bu be bo',
  パピプペポ: 'pa pi pu pe po',
  マミムメモ: 'ma mi mu me mo',
  ヤユヨ: 'ya yu yo',
  ラリルレロ: 'ra ri ru re ro',
  ワヲン: 'wa o n',
};

const SOUNDS = new Map<string, string>();
for (const [kana, sounds] of Object.entries(ROWS)) {
  const letters = sounds.split(' ');
  for (const [index, character] of kana.split('').entries()) SOUNDS.set(character, letters[index] ?? '');
}

/** `カルイザワ` is `karuizawa`, `キチジョウジ` is `kichijoji`. What is no katakana becomes a hyphen. */
export function romaji(katakana: string): string {
  const spelled = katakana.replace(/./g, (character) => SOUNDS.get(character) ?? character);
  return spelled
    .replace(/(sh|ch|j)i([ャュョ])/g, (_, consonant: string, small: string) => consonant + VOWELS[small])
    .replace(/i([ャュョ])/g, (_, small: string) => `y${VOWELS[small]}`)
    .replace(/ッ(.)/g, '$1$1')
    .replace(/ー/g, '')
    .replace(/ou|oo/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const VOWELS: Record<string, string> = { ャ: 'a', ュ: 'u', ョ: 'o' };
