/**
 * @generated SignedSource<<3d49097d2ac7d78907f6a38387112b79>>
 * @relayHash 7d79563aeec715e6d42ae964c27d3ca8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ccc57c98ac2f773b6570c4cb125b9f07a0277125f5ac4ccfe9134159cc25df5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagPageQuery } from './TagPageQuery.graphql';

const node: PreloadableConcreteRequest<TagPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ccc57c98ac2f773b6570c4cb125b9f07a0277125f5ac4ccfe9134159cc25df5",
    "metadata": {},
    "name": "TagPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
