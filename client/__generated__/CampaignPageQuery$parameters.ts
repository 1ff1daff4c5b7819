/**
 * @generated SignedSource<<d70e0d8414855e6ad76c893614c5d679>>
 * @relayHash a7fc28a5e41446f908ed4a02014ab303
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 260eb0e5411d6d79b8f1814d90ceb2088c1aeb4b68b02ab9e117c5104b64e7ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPageQuery } from './CampaignPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "260eb0e5411d6d79b8f1814d90ceb2088c1aeb4b68b02ab9e117c5104b64e7ae",
    "metadata": {},
    "name": "CampaignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
