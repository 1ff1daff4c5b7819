/** The origin's HTTP server: which routes there are, and what stands before them. */
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerFaultInjection } from './faults.ts';
import { registerMultipart } from './http/multipart.ts';
import { notFound, sendError } from './http/errors.ts';
import { endpointRegistrar } from './http/endpoint.ts';
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
import { fileRoutes, ticketRoutes } from './routes/tickets.ts';
import { visitorRoutes } from './routes/visitors.ts';
import { writerSearchRoutes } from './routes/writerSearch.ts';

const BODY_LIMIT = 1_048_576;

/** Builds the server; it does not listen yet. */
export async function createServer(
  origin: OriginContext,
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

  const endpoint = endpointRegistrar(app, origin.sessions);
  hallSearchRoutes(endpoint, origin);
  hallRoutes(endpoint, origin);
  hallSectionRoutes(endpoint, origin);
  hallPhotoRoutes(endpoint, origin);
  reportRoutes(endpoint, origin);
  brideRoutes(endpoint, origin);
  themeTagRoutes(endpoint, origin);
  fairRoutes(endpoint, origin);
  reservationRoutes(endpoint, origin);
  placeRoutes(endpoint, origin);
  clipRoutes(endpoint, origin);
  clipShareRoutes(endpoint, origin);
  favoriteRoutes(endpoint, origin);
  loveRoutes(endpoint, origin);
  visitorRoutes(endpoint, origin);
  accountRoutes(endpoint, origin);
  memberRoutes(endpoint, origin);
  profileRoutes(endpoint, origin);
  ticketRoutes(endpoint, origin);
  fileRoutes(app, origin);
  diagnosisRoutes(endpoint, origin);
  surveyRoutes(endpoint, origin);
  specialFormRoutes(endpoint, app, origin);
  contactRoutes(app, origin);
  articleRoutes(endpoint, origin);
  articleListRoutes(endpoint, origin);
  writerSearchRoutes(app, origin);
  pictureRoutes(app, pictureDir);
  app.get('/healthz', () => ({ status: 'ok' }));
  return app;
}
