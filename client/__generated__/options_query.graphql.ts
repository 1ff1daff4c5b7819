/**
 * @generated SignedSource<<4a2c8c6865e4a2df6fb5c7552afd0c4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DomesticArea = "CHUBU" | "CHUGOKU" | "HOKKAIDO" | "KANTO" | "KINKI" | "KYUSHU" | "SHIKOKU" | "TOHOKU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type options_query$data = {
  readonly options: {
    readonly areas: ReadonlyArray<{
      readonly domesticArea: DomesticArea | null | undefined;
      readonly name: string;
      readonly slug: string;
    }>;
    readonly chapels: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly districts?: ReadonlyArray<{
      readonly name: string;
      readonly prefectureSlug: string;
      readonly slug: string;
    }>;
    readonly goods: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly planTags: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly planTypes: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly prefectures: ReadonlyArray<{
      readonly areaSlug: string | null | undefined;
      readonly name: string;
      readonly slug: string;
    }>;
    readonly regions?: ReadonlyArray<{
      readonly name: string;
      readonly prefectureSlug: string;
      readonly slug: string;
    }>;
    readonly stations?: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly prefectureSlug: string;
    }>;
    readonly tastes: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "options_query";
};
export type options_query$key = {
  readonly " $data"?: options_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"options_query">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "options_query"
};

(node as any).hash = "e2f516504dd6b3d91f5eee25babddb6e";

export default node;
