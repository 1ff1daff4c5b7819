/** HTTP server of the origin and its routes. */
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerFaultInjection } from './faults.ts';
import { registerMultipart } from './http/multipart.ts';
import { notFound, sendError } from './http/errors.ts';
import { createEndpointRegistrar } from './http/endpoint.ts';
import type { OriginContext } from './context.ts';
import { pictureRoutes } from './fixtures/pictures/routes.ts';
import { accountRoutes } from './routes/accounts.ts';
import { brideRoutes } from './routes/brides.ts';
import { articleListRoutes } from './routes/articleLists.ts';
import { articleRoutes } from './routes/articles.ts';
import { clipRoutes } from './routes/clips.ts';
import { clipShareRoutes } from './routes/clipShares.ts';
import { contactRoutes } from './routes/contact.ts';
import { diagnosisRoutes } from './routes/diagnoses.ts';
import { fairRoutes } from './routes/fairs.ts';
import { hallPhotoRoutes } from './routes/hallPhotos.ts';
import { hallRoutes } from './routes/halls.ts';
import { hallSectionRoutes } from './routes/hallSections.ts';
import { memberRoutes } from './routes/members.ts';
import { placeRoutes } from './routes/places.ts';
import { profileRoutes } from './routes/profiles.ts';
import { specialFormRoutes } from './routes/specialForm.ts';
import { surveyRoutes } from './routes/surveys.ts';
import { reportRoutes } from './routes/reports.ts';
import { favoriteRoutes } from './routes/favorites.ts';
import { loveRoutes } from './routes/loves.ts';
import { themeTagRoutes } from './routes/themeTags.ts';
import { reservationRoutes } from './routes/reservations.ts';
import { hallSearchRoutes } from './routes/hallSearch.ts';
import { otherSiteRoutes } from './routes/otherSites.ts';
import { fileRoutes } from './routes/files.ts';
import { ticketRoutes } from './routes/tickets.ts';
import { visitorRoutes } from './routes/visitors.ts';
import { writerSearchRoutes } from './routes/writerSearch.ts';

const BODY_LIMIT = 1_048_576;

/** Creates the server without listening. */
export async function createServer(
  context: OriginContext,
  { faults, pictureDir }: { faults: boolean; pictureDir: string | null },
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: faults ? true : 'idle',
    routerOptions: { maxParamLength: 256 },
  });
  app.setErrorHandler((error, _request, reply) => sendError(error, reply));
  if (faults) registerFaultInjection(app);
  await app.register(cookie);
  await app.register(formbody);
  await registerMultipart(app);
  app.setNotFoundHandler((_request, reply) => sendError(notFound(), reply));

  const endpoint = createEndpointRegistrar(app, context.sessions);
  hallSearchRoutes(endpoint, context);
  hallRoutes(endpoint, context);
  hallSectionRoutes(endpoint, context);
  hallPhotoRoutes(endpoint, context);
  reportRoutes(endpoint, context);
  brideRoutes(endpoint, context);
  themeTagRoutes(endpoint, context);
  fairRoutes(endpoint, context);
  reservationRoutes(endpoint, context);
  placeRoutes(endpoint, context);
  clipRoutes(endpoint, context);
  clipShareRoutes(endpoint, context);
  favoriteRoutes(endpoint, context);
  loveRoutes(endpoint, context);
  visitorRoutes(endpoint, context);
  accountRoutes(endpoint, context);
  memberRoutes(endpoint, context);
  profileRoutes(endpoint, context);
  ticketRoutes(endpoint, context);
  diagnosisRoutes(endpoint, context);
  surveyRoutes(endpoint, context);
  specialFormRoutes(endpoint, context);
  contactRoutes(app, context);
  fileRoutes(app, context);
  articleRoutes(endpoint, context);
  articleListRoutes(endpoint, context);
  writerSearchRoutes(app, context);
  await pictureRoutes(app, pictureDir);
  otherSiteRoutes(app, context);
  app.get('/healthz', () => ({ status: 'ok' }));
  return app;
}
