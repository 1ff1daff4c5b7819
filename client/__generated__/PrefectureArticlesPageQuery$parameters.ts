/**
 * @generated SignedSource<<c8d917db5bdbbf1d2243724c27e1f9bf>>
 * @relayHash 50def0ba860ad6d564389ed9269ac32e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1044dbc9d7909e4467f006f0e4c171653ea529dad0d4482d86187ec1acc6d797

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrefectureArticlesPageQuery } from './PrefectureArticlesPageQuery.graphql';

const node: PreloadableConcreteRequest<PrefectureArticlesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1044dbc9d7909e4467f006f0e4c171653ea529dad0d4482d86187ec1acc6d797",
    "metadata": {},
    "name": "PrefectureArticlesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
