/**
 * @generated SignedSource<<f3c0afe39d979ac4ff3e926afe3dc49e>>
 * @relayHash cd219af740e1cb36bb40b110efd5bf46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ad8362278ac1e6921973408ca3662c876d634756b736be6d17718aab88a90bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ad8362278ac1e6921973408ca3662c876d634756b736be6d17718aab88a90bc",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
