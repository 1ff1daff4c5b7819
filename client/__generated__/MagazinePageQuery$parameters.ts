/**
 * @generated SignedSource<<0b83676b9fda334904f97c72bcc2e05b>>
 * @relayHash 09ccf6d99918648196ef569862987d83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adb102c0ceda08b8ca4d6a3faef52e80bffd8b7695f058293be4469890a84c57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MagazinePageQuery } from './MagazinePageQuery.graphql';

const node: PreloadableConcreteRequest<MagazinePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "adb102c0ceda08b8ca4d6a3faef52e80bffd8b7695f058293be4469890a84c57",
    "metadata": {},
    "name": "MagazinePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
