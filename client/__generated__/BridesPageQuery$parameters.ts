/**
 * @generated SignedSource<<4d550922bb6c8a11183ad2a7036a80f2>>
 * @relayHash b063131e426467e7b872572cf0d42926
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7aabc5375f0da3e042e13838ad91edb72ddce41a8cc36f24a3ea6480a3aeb51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridesPageQuery } from './BridesPageQuery.graphql';

const node: PreloadableConcreteRequest<BridesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7aabc5375f0da3e042e13838ad91edb72ddce41a8cc36f24a3ea6480a3aeb51",
    "metadata": {},
    "name": "BridesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
