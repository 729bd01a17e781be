import schema from '../../../schemas/forms/favourite.schema.json';
import { validateFavouriteForm } from '../../../schemas/generated/form-validators.js';
import { defineForm } from '../forms/form-definition';

/** A press on the heart of a game. */
export const favouriteForm = defineForm('favourite', schema, validateFavouriteForm);
