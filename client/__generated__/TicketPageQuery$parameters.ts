/**
 * @generated SignedSource<<6cd5cbff948b793c64d70f4c0c42a451>>
 * @relayHash cf76ec80bc80a2966f5950493b6c317d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d6e61edbf4a2b52a89936e0020a8b6fd32a0d373a2eb67151eefcd87bc18332

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketPageQuery } from './TicketPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d6e61edbf4a2b52a89936e0020a8b6fd32a0d373a2eb67151eefcd87bc18332",
    "metadata": {},
    "name": "TicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
