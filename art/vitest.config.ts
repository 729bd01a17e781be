import { defineConfig } from 'vitest/config';

// The project's own configuration leaves this folder out.
export default defineConfig({ test: { include: ['**/*.test.ts'] } });
