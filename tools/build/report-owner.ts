import type { AstroIntegration } from 'astro';
import type { Deployment } from '../../src/contract/deployment.ts';

/** Says at the end of a build that the accessibility statement names nobody, where the configuration names nobody. */
export function reportOwner(deployment: Pick<Deployment, 'accessibility'>): AstroIntegration {
  return {
    name: 'companion:report-owner',
    hooks: {
      'astro:build:done'({ logger }) {
        for (const line of ownerReport(deployment)) logger.warn(line);
      },
    },
  };
}

/** A line where something is missing. */
export const ownerReport = ({ accessibility }: Pick<Deployment, 'accessibility'>): string[] =>
  accessibility
    ? []
    : [
        'The accessibility statement (/accessibility) names neither a company nor a contact: set accessibility in the configuration (docs/configuring.md)',
      ];
