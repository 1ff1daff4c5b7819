// Runs after GraphiQL: opens it with the options the page carries.
const options = JSON.parse(document.getElementById('options').textContent);
globalThis.YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), options);
