import type { VitePluginConfig } from '@remix-run/dev';

export declare const remixConfig: VitePluginConfig;
