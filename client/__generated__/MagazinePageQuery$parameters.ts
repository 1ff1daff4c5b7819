/**
 * @generated SignedSource<<77823cf20d7890a3e4b80627ca88df1d>>
 * @relayHash 862da424b741aeeae3f89d14720aa5f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 883a8d186edd539666bc695803dbc921be70b8946f44a9bbfc6286b7f7f6cb8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MagazinePageQuery } from './MagazinePageQuery.graphql';

const node: PreloadableConcreteRequest<MagazinePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "883a8d186edd539666bc695803dbc921be70b8946f44a9bbfc6286b7f7f6cb8e",
    "metadata": {},
    "name": "MagazinePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
