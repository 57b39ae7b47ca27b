import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  stories: ['../**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/web-components-vite', options: {} },
  // With what the script tag loads: the snippet builder shows its widgets by it.
  staticDirs: ['../../public', '../../dist'],
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
