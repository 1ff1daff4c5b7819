/**
 * @generated SignedSource<<5a8a91f6740d7de7fc65c9cbb5630d54>>
 * @relayHash d909bbb36ec86360579c7570ae448540
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dbb49a73e5839a1882e9d52ee765cc0aa4090369099df087e3d12f379ec0020

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSearchPageQuery } from './HallSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<HallSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5dbb49a73e5839a1882e9d52ee765cc0aa4090369099df087e3d12f379ec0020",
    "metadata": {},
    "name": "HallSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
