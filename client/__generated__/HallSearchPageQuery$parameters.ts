/**
 * @generated SignedSource<<6f65c214898ceb11cb9aaa619c067753>>
 * @relayHash fa4e098859a4c7b075349479c085c2a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03dc9bd1ab6c0809a5079b533dc7edd5a05d988dce6617cce46545e7e3cd82b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSearchPageQuery } from './HallSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<HallSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03dc9bd1ab6c0809a5079b533dc7edd5a05d988dce6617cce46545e7e3cd82b7",
    "metadata": {},
    "name": "HallSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
