/**
 * @generated SignedSource<<2b4f58f45511ed37b2c8da5416c7ca35>>
 * @relayHash 60f890fcb826b9dfdfdacadd097cfb72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b90ac5f19dd8901dec7ec9e6f2cbdcc3dd738d542a9af3345440bc1b7a0ea89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiagnosisResultPageQuery } from './DiagnosisResultPageQuery.graphql';

const node: PreloadableConcreteRequest<DiagnosisResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b90ac5f19dd8901dec7ec9e6f2cbdcc3dd738d542a9af3345440bc1b7a0ea89",
    "metadata": {},
    "name": "DiagnosisResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
