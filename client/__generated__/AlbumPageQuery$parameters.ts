/**
 * @generated SignedSource<<8871bcc8758d25839f112ab9547a9cef>>
 * @relayHash acc12328ed1f0bd93cdbfe74f515df4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 317d83eadbcf5949ce392cf8540e90a71c0b17e083378c030c621abcd112cbed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumPageQuery } from './AlbumPageQuery.graphql';

const node: PreloadableConcreteRequest<AlbumPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "317d83eadbcf5949ce392cf8540e90a71c0b17e083378c030c621abcd112cbed",
    "metadata": {},
    "name": "AlbumPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
