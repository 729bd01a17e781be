/** Id of the terms in the footer: where a market's footer supplies its own terms, links to them lead there. */
export const footerTermsId = 'footer-terms';
