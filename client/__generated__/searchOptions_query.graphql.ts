/**
 * @generated SignedSource<<56f0b1bee15318c9f528ef5b6df7ed4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DomesticArea = "CHUBU" | "CHUGOKU" | "HOKKAIDO" | "KANTO" | "KINKI" | "KYUSHU" | "SHIKOKU" | "TOHOKU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type searchOptions_query$data = {
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
  readonly " $fragmentType": "searchOptions_query";
};
export type searchOptions_query$key = {
  readonly " $data"?: searchOptions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"searchOptions_query">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "searchOptions_query"
};

(node as any).hash = "10428f4dd8f2bfbed70f0226da561c81";

export default node;
