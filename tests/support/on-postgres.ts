/** Set-up of each test file that runs on a PostgreSQL server. */
import { inject } from 'vitest';

process.env['TEST_DATABASE_URL'] = inject('postgres');
