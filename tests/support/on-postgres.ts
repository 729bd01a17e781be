/** Setup of test files that run on a PostgreSQL server. */
import { inject } from 'vitest';

process.env['TEST_DATABASE_URL'] = inject('postgres');
