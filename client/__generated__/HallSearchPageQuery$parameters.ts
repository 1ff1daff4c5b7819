/**
 * @generated SignedSource<<ac30e391cabac7ff1b26f252a3b98bfd>>
 * @relayHash 68cf256f44020395b03ff68b1de2ef73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da955aa73782d90b313b08397850a77ad91d1e91a0100b62a32fb649ec848edb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSearchPageQuery } from './HallSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<HallSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da955aa73782d90b313b08397850a77ad91d1e91a0100b62a32fb649ec848edb",
    "metadata": {},
    "name": "HallSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
