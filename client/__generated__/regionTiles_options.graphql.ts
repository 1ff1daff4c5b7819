/**
 * @generated SignedSource<<ef7ec7b0a8865028f3ee82a6b13c83a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DomesticArea = "CHUBU" | "CHUGOKU" | "HOKKAIDO" | "KANTO" | "KINKI" | "KYUSHU" | "SHIKOKU" | "TOHOKU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type regionTiles_options$data = {
  readonly areas: ReadonlyArray<{
    readonly domesticArea: DomesticArea | null | undefined;
    readonly name: string;
    readonly slug: string;
  }> | null | undefined;
  readonly prefectures: ReadonlyArray<{
    readonly areaSlug: string | null | undefined;
    readonly name: string;
    readonly slug: string;
  }> | null | undefined;
  readonly " $fragmentType": "regionTiles_options";
};
export type regionTiles_options$key = {
  readonly " $data"?: regionTiles_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"regionTiles_options">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "regionTiles_options"
};

(node as any).hash = "3288f73770d86fd3a91c32dd1eb746ec";

export default node;
