/**
 * @generated SignedSource<<e35260e3f9d201eef7ccd26a3dbc3f63>>
 * @relayHash e91f2ed2f331da27784a1cf65e4eeef1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acf1248379ea6c9402686eea0fe2755fbbc86fff4a9869cbcb4d794f64eff4b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acf1248379ea6c9402686eea0fe2755fbbc86fff4a9869cbcb4d794f64eff4b2",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
