/**
 * @generated SignedSource<<acba3cebe1fc13ebaeb319781af9023b>>
 * @relayHash 809c622d73922c7b2d600e49dd1e9ff5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfdaae8057e9cde72bbd0d59ffc0f022c2ded209442d9e0fdeb65a31e3a0b318

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThemesPageQuery } from './ThemesPageQuery.graphql';

const node: PreloadableConcreteRequest<ThemesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfdaae8057e9cde72bbd0d59ffc0f022c2ded209442d9e0fdeb65a31e3a0b318",
    "metadata": {},
    "name": "ThemesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
