/**
 * @generated SignedSource<<5bcc20e1d500a7032b6f7eda1f101ab4>>
 * @relayHash dd563768b18c644d68e92522087ab9ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6daf400a813f1847958da523eb48481dd0dafc14df2044e147c6b734491b9fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6daf400a813f1847958da523eb48481dd0dafc14df2044e147c6b734491b9fa",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
