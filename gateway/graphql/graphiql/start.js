// Runs after graphiql.js: renders GraphiQL with the options embedded in the page.
const options = JSON.parse(document.getElementById('options').textContent);
globalThis.YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), options);
