/**
 * @generated SignedSource<<c7fe86381b1fe05dca98b8c3f9ac8713>>
 * @relayHash fd94c90a694a49bb949e866613c3a152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 908277a9191a6f6548c2906934412afed6458ca11aad359277f8be9b210db98a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSectionsQuery } from './HallSectionsQuery.graphql';

const node: PreloadableConcreteRequest<HallSectionsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "908277a9191a6f6548c2906934412afed6458ca11aad359277f8be9b210db98a",
    "metadata": {},
    "name": "HallSectionsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
