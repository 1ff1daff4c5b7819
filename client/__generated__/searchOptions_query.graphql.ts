/**
 * @generated SignedSource<<1623bb1ec876d9f169db9a9233575662>>
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
    }> | null | undefined;
    readonly chapels: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }> | null | undefined;
    readonly districts?: ReadonlyArray<{
      readonly name: string;
      readonly prefectureSlug: string;
      readonly slug: string;
    }> | null | undefined;
    readonly goods: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }> | null | undefined;
    readonly planTags: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }> | null | undefined;
    readonly planTypes: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }> | null | undefined;
    readonly prefectures: ReadonlyArray<{
      readonly areaSlug: string | null | undefined;
      readonly name: string;
      readonly slug: string;
    }> | null | undefined;
    readonly regions?: ReadonlyArray<{
      readonly name: string;
      readonly prefectureSlug: string;
      readonly slug: string;
    }> | null | undefined;
    readonly stations?: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly prefectureSlug: string;
    }> | null | undefined;
    readonly tastes: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }> | null | undefined;
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

(node as any).hash = "09a7a483c530eefeed84301209f3e0ae";

export default node;
