import { minify } from 'terser';
import type { BuildOptions, Plugin } from 'vite';

/**
 * What becomes smallest once it is compressed: with oxc a screen has about 200 bytes more of its 86,016, and a guide has 1,531 instead of
 * 1,456 of its 1,500.
 */
export const minification = {
  minify: 'terser',
  terserOptions: { ecma: 2020, toplevel: true, compress: { ecma: 2020, passes: 3 } },
} satisfies BuildOptions;

/**
 * Declares the variables of each function of React in one place, before it is minified: that spares every screen about 230 bytes. Other
 * chunks, which have few `var`, would become larger.
 */
export const hoistVariables: Plugin = {
  name: 'companion:hoist-variables',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async renderChunk(code, { name }) {
    if (name !== 'react') return null;
    const compress = { defaults: false, hoist_vars: true };
    const { code: hoisted = code } = await minify(code, { module: true, mangle: false, compress });
    return { code: hoisted, map: null };
  },
};
