/**
 * @generated SignedSource<<a45ab03f8c1f86863503cbce1f3468a9>>
 * @relayHash e83ec8096b98c582c01714b3ab194af9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd7615f9be5bb527dc0f98cac6b43829cd3c2bdd4ceaf35cdd9a0e04f12dcea4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PhotoSearchPageQuery } from './PhotoSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<PhotoSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd7615f9be5bb527dc0f98cac6b43829cd3c2bdd4ceaf35cdd9a0e04f12dcea4",
    "metadata": {},
    "name": "PhotoSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
