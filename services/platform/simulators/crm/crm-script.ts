/** Browser script of the simulated CRM provider. It defines `CrmInbox` with the one call that sites use. */
export const CRM_SCRIPT = `(() => {
  const address = new URL(document.currentScript.src);
  const base = address.href.slice(0, address.href.indexOf('/loader.js'));
  window.CrmInbox = {
    offers: async (language) => {
      const query = new URLSearchParams(address.search);
      query.set('language', language);
      const response = await fetch(base + '/offers?' + query, { credentials: 'omit' });
      if (!response.ok) throw new Error('no offers: ' + response.status);
      return response.json();
    },
  };
})();
`;
