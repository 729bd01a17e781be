import schema from '../../../schemas/forms/favourite.schema.json';
import { validateFavouriteForm } from '../../../schemas/generated/form-validators.js';
import { defineForm } from '../forms/form-definition';

/** A click on a game's heart. */
export const favouriteForm = defineForm('favourite', schema, validateFavouriteForm);
