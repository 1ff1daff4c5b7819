/**
 * @generated SignedSource<<96ec0a88e943e1bd64e11d787bf3ccb5>>
 * @relayHash 4d6eadd25ece2b0d0706d7174e2b5a81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd808bcbd2f451c615fe7fb214e58e240b229baa8ad608e4bc3e4f1d41d77186

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThemesPageQuery } from './ThemesPageQuery.graphql';

const node: PreloadableConcreteRequest<ThemesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd808bcbd2f451c615fe7fb214e58e240b229baa8ad608e4bc3e4f1d41d77186",
    "metadata": {},
    "name": "ThemesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
