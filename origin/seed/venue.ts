/** What is typical of a venue type: money, guests, rooms, what its pictures show. */
import type { Motif } from '../pictures/address.ts';

/** Facts of one venue type. Money is in yen, at the prices of an average prefecture. */
export type VenueFacts = {
  /** Share of all halls, in percent. */
  share: number;
  /** Usual guests and their spread. */
  guests: [middle: number, spread: number];
  /** Cost per guest, and what is paid whatever their number. */
  perGuest: number;
  base: number;
  /** Most guests: from, to. */
  capacity: [number, number];
  plans: number[];
  goods: number[];
  tastes: number[];
  chapels: number[];
  styles: number[];
  /** Motifs of the covers, in the order they follow each other. */
  covers: Motif[];
};

export const VENUES: Record<number, VenueFacts> = {
  1: {
    share: 27,
    guests: [68, 22],
    perGuest: 47_000,
    base: 620_000,
    capacity: [120, 420],
    plans: [1, 2, 3, 5, 6, 7, 8],
    goods: [3, 5, 7, 9, 10, 12, 14, 15],
    tastes: [3, 4, 6, 7],
    chapels: [1, 3, 4, 7, 8],
    styles: [1, 2, 3, 5, 7],
    covers: ['chandelier', 'chapel', 'facade', 'banquet', 'staircase', 'sea'],
  },
  2: {
    share: 14,
    guests: [64, 20],
    perGuest: 44_000,
    base: 560_000,
    capacity: [100, 280],
    plans: [1, 2, 3, 6, 7],
    goods: [1, 3, 7, 10, 12, 14],
    tastes: [3, 4, 6],
    chapels: [1, 3, 4, 6],
    styles: [1, 2, 3, 5],
    covers: ['chapel', 'staircase', 'banquet', 'facade'],
  },
  3: {
    share: 26,
    guests: [60, 18],
    perGuest: 49_000,
    base: 640_000,
    capacity: [60, 150],
    plans: [1, 3, 5, 6, 7],
    goods: [1, 2, 4, 6, 7, 8, 11, 13, 14],
    tastes: [1, 3, 5, 6, 7],
    chapels: [2, 4, 5, 6],
    styles: [1, 3, 6],
    covers: ['garden', 'facade', 'chapel', 'banquet', 'window', 'hills'],
  },
  4: {
    share: 13,
    guests: [38, 13],
    perGuest: 31_000,
    base: 260_000,
    capacity: [24, 90],
    plans: [1, 3, 5, 6, 7, 8],
    goods: [2, 5, 6, 8, 10, 11, 15],
    tastes: [1, 2, 5, 8],
    chapels: [2, 5],
    styles: [3, 6, 7],
    covers: ['plate', 'window', 'banquet', 'garden'],
  },
  5: {
    share: 9,
    guests: [30, 12],
    perGuest: 33_000,
    base: 240_000,
    capacity: [20, 120],
    plans: [1, 2, 3, 4],
    goods: [2, 12, 14],
    tastes: [2, 3],
    chapels: [7],
    styles: [2, 4, 5],
    covers: ['shrine', 'lanterns', 'garden', 'kimono'],
  },
  6: {
    share: 6,
    guests: [2, 0],
    perGuest: 0,
    base: 138_000,
    capacity: [4, 12],
    plans: [2, 4, 7, 8],
    goods: [10, 13],
    tastes: [1, 2, 8],
    chapels: [],
    styles: [5],
    covers: ['kimono', 'dress', 'bouquet', 'window'],
  },
  99: {
    share: 5,
    guests: [42, 16],
    perGuest: 36_000,
    base: 330_000,
    capacity: [30, 160],
    plans: [1, 3, 5, 6],
    goods: [2, 4, 6, 11, 14],
    tastes: [1, 2, 5, 7],
    chapels: [2, 6],
    styles: [3, 5, 6],
    covers: ['lanterns', 'garden', 'sea', 'hills'],
  },
};

/** Motifs of each photo category, by whether the house is Japanese in style. */
export const CATEGORY_MOTIFS: Record<string, { western: Motif[]; japanese: Motif[] }> = {
  image: { western: ['facade', 'hills', 'window', 'sea'], japanese: ['shrine', 'hills', 'lanterns'] },
  ceremony: { western: ['chapel', 'window', 'bouquet'], japanese: ['shrine', 'lanterns', 'kimono'] },
  reception: { western: ['banquet', 'chandelier'], japanese: ['banquet', 'lanterns'] },
  garden: { western: ['garden', 'hills'], japanese: ['garden', 'lanterns'] },
  food: { western: ['plate', 'cake'], japanese: ['plate'] },
  dress: { western: ['dress', 'bouquet'], japanese: ['kimono', 'dress'] },
  decoration: { western: ['bouquet', 'banquet', 'rings'], japanese: ['bouquet', 'lanterns'] },
  facility: { western: ['staircase', 'window', 'facade'], japanese: ['window', 'staircase'] },
  other: { western: ['invitation', 'rings'], japanese: ['invitation', 'rings'] },
};
