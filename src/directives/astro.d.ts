import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the component up at once, with a time limit, a load error and a reload guard */
    'client:screen'?: boolean;
  }
}
