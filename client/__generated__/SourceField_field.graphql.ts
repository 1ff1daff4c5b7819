/**
 * @generated SignedSource<<8f548527e58bd2d5c726f50fe62cf153>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FormFieldType = "DATE" | "EMAIL" | "FILE" | "NUMBER" | "SELECT" | "TEL" | "TEXT" | "TEXTAREA" | "%future added value";
export type Requirement = "HIDDEN" | "ONE_IS_REQUIRED" | "OPTIONAL" | "REQUIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourceField_field$data = {
  readonly choices: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }> | null | undefined;
  readonly fileUrl: string | null | undefined;
  readonly key: string;
  readonly label: string;
  readonly requirement: Requirement;
  readonly type: FormFieldType;
  readonly value: string | null | undefined;
  readonly " $fragmentType": "SourceField_field";
};
export type SourceField_field$key = {
  readonly " $data"?: SourceField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceField_field">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SourceField_field",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requirement",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormChoice",
      "kind": "LinkedField",
      "name": "choices",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileUrl",
      "storageKey": null
    }
  ],
  "type": "FormField",
  "abstractKey": null
};
})();

(node as any).hash = "e130bec56b330f0793dc915bcdb7c448";

export default node;
