import type { ProtectionForm } from '../protection/protection-action.server';

/** The forms of the limits by their intent. */
export const limitForms: Record<string, ProtectionForm> = {};
