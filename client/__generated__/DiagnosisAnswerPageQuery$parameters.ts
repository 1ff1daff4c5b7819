/**
 * @generated SignedSource<<1fd1daddede65758fdbebdd54c514146>>
 * @relayHash 85ab761aa35535757172addd911f9f4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8b51ca1e89cd42690a310fadc67e660772decb25a6e3f7e9f4975c60c3f7a01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiagnosisAnswerPageQuery } from './DiagnosisAnswerPageQuery.graphql';

const node: PreloadableConcreteRequest<DiagnosisAnswerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8b51ca1e89cd42690a310fadc67e660772decb25a6e3f7e9f4975c60c3f7a01",
    "metadata": {},
    "name": "DiagnosisAnswerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
