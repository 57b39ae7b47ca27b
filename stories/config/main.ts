import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  stories: ['../**/*.mdx', '../**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/web-components-vite', options: {} },
  // With what guides show, and what the script tag loads: the snippet builder shows its widgets by it.
  staticDirs: ['../../public', '../../dist', { from: '../../docs', to: '/docs' }],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The project's own Vite configuration builds libraries; stories are an application.
  viteFinal: (config) => ({
    ...config,
    base: './',
    publicDir: false,
    build: { ...config.build, lib: undefined },
  }),
};
export default config;
