/** The origin's HTTP server: which routes there are, and what stands before them. */
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { addFaults } from './faults.ts';
import { acceptMultipart } from './http/multipart.ts';
import { notFound, sendError } from './http/refusals.ts';
import { serving } from './http/serve.ts';
import type { Origin } from './origin.ts';
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
import { specialRoutes } from './routes/special.ts';
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
export async function createApp(
  origin: Origin,
  { faults, pictureDir }: { faults: boolean; pictureDir: string | null },
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: faults ? true : 'idle',
    routerOptions: { maxParamLength: 256 },
  });
  app.setErrorHandler((error, _request, reply) => sendError(error, reply));
  if (faults) addFaults(app);
  await app.register(cookie);
  await app.register(formbody);
  await acceptMultipart(app);
  app.setNotFoundHandler((_request, reply) => sendError(notFound(), reply));

  const serve = serving(app, origin.sessions);
  hallSearchRoutes(serve, origin);
  hallRoutes(serve, origin);
  hallSectionRoutes(serve, origin);
  hallPhotoRoutes(serve, origin);
  reportRoutes(serve, origin);
  brideRoutes(serve, origin);
  themeTagRoutes(serve, origin);
  fairRoutes(serve, origin);
  reservationRoutes(serve, origin);
  placeRoutes(serve, origin);
  clipRoutes(serve, origin);
  clipShareRoutes(serve, origin);
  favoriteRoutes(serve, origin);
  loveRoutes(serve, origin);
  visitorRoutes(serve, origin);
  accountRoutes(serve, origin);
  memberRoutes(serve, origin);
  profileRoutes(serve, origin);
  ticketRoutes(serve, origin);
  fileRoutes(app, origin);
  diagnosisRoutes(serve, origin);
  surveyRoutes(serve, origin);
  specialRoutes(serve, app, origin);
  contactRoutes(app, origin);
  articleRoutes(serve, origin);
  articleListRoutes(serve, origin);
  writerSearchRoutes(app, origin);
  pictureRoutes(app, pictureDir);
  app.get('/healthz', () => ({ status: 'ok' }));
  return app;
}
