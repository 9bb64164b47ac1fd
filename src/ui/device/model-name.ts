/** A model as it is written everywhere: by its name in the catalogue, or as the server calls it where the catalogue has none. */
export const modelName = (model: string): string =>
  Object.hasOwn(__DEPLOYMENT__.models, model) ? (__DEPLOYMENT__.models[model] ?? model) : model;
