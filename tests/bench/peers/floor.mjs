/**
 * The lower bound: exactly these two responses written by hand on node:http and undici, without GraphQL or
 * validation, with maximum parallelism.
 */
import { createServer } from 'node:http';
import { Pool } from 'undici';
import { path, port, searchHalls, toBenefit, toFair, toHall, toQuestion, upstream } from './shared.mjs';

const pool = new Pool(upstream, { connections: 256 });

async function get(target, token) {
  const headers = token ? { 'x-wedding-token': token } : {};
  const { body } = await pool.request({ method: 'GET', path: target, headers });
  return body.json();
}

/** Fields of the search query, in its order. */
const searchRow = (row, clipped) => {
  const { tel: _tel, isOfficial: _official, location, ...rest } = toHall(row);
  return { ...rest, location, viewerHasClipped: clipped.has(row.id) };
};

async function search({ name, first }, token) {
  const halls = await searchHalls(first, (page) => get(path.search(name, page)));
  const clipped = new Set(await get(path.clips(halls.map((row) => row.id)), token));
  return { halls: { nodes: halls.map((row) => searchRow(row, clipped)) } };
}

async function hall({ id }, token) {
  const [row, { benefits }, { fairs }, { question_and_answers: questions }, { halls }] = await Promise.all([
    get(path.hall(id)),
    get(path.benefits(id)),
    get(path.fairs(id)),
    get(path.questions(id)),
    get(path.nearby(id)),
  ]);
  const clipped = new Set(await get(path.clips(halls.map((near) => near.id)), token));
  return {
    hall: {
      ...toHall(row),
      benefits: benefits.map(toBenefit),
      fairs: { nodes: fairs.map(toFair) },
      questionsAndAnswers: questions.map(toQuestion),
      nearbyHalls: halls.map((near) => ({
        rawId: String(near.id),
        name: near.name,
        address: near.address,
        rating: near.rating,
        ratingCount: near.rating_count,
        cost: near.cost,
        viewerHasClipped: clipped.has(near.id),
      })),
    },
  };
}

const operations = { search, hall };

createServer(async (request, response) => {
  if (request.method === 'GET') return response.end('ok');
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { operationName, variables } = JSON.parse(Buffer.concat(chunks).toString());
  try {
    const data = await operations[operationName](variables, request.headers['x-wedding-token']);
    const body = JSON.stringify({ data });
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(port, '127.0.0.1');
