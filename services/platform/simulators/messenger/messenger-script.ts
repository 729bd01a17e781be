/**
 * The browser widget of the simulated messenger: `zE`, with the calls of Zendesk's messenger that a site needs.
 * Its content is in a frame of the messenger's own origin, which is initially hidden.
 */
export const MESSENGER_SCRIPT = `(() => {
  if (window.zE) return;
  const address = new URL(document.currentScript.src);
  const base = address.href.slice(0, address.href.indexOf('/snippet.js'));
  const handlers = { open: [], close: [], unreadMessages: [] };
  const state = { key: address.searchParams.get('key'), shown: true, open: false, locale: 'en', fields: [], token: '', left: 0 };
  let frame;
  let ready = false;
  const narrow = matchMedia('(max-width: 959px)');
  const place = () => {
    if (!frame) return;
    const size = state.open
      ? { inlineSize: 'min(376px, calc(100vw - 16px))', blockSize: 'min(560px, calc(100dvh - 96px))' }
      : { inlineSize: '76px', blockSize: '76px' };
    Object.assign(frame.style, size, {
      display: state.shown ? 'block' : 'none',
      insetBlockEnd: narrow.matches ? 'calc(72px + env(safe-area-inset-bottom))' : '16px',
      insetInlineEnd: '8px',
    });
  };
  const send = () => {
    place();
    if (ready) frame.contentWindow.postMessage({ messenger: 'state', ...state }, address.origin);
  };
  const tell = (event, value) => handlers[event].forEach((handler) => handler(value));
  const setOpen = (open) => {
    if (state.open === open) return;
    state.open = open;
    send();
    tell(open ? 'open' : 'close');
  };
  const make = () => {
    frame = document.createElement('iframe');
    frame.src = base + '/frame';
    frame.title = 'Messenger';
    frame.dataset.messengerFrame = '';
    Object.assign(frame.style, { position: 'fixed', border: '0', colorScheme: 'light', zIndex: String(state.zIndex ?? 20) });
    place();
    document.body.append(frame);
  };
  addEventListener('message', ({ source, origin, data }) => {
    if (!frame || source !== frame.contentWindow || origin !== address.origin) return;
    if (data.messenger === 'ready') {
      ready = true;
      frame.title = data.title;
      send();
    }
    if (data.messenger === 'title') frame.title = data.title;
    if (data.messenger === 'open') setOpen(true);
    if (data.messenger === 'close') setOpen(false);
    if (data.messenger === 'unread') tell('unreadMessages', data.count);
  });
  narrow.addEventListener('change', place);
  const calls = {
    'messenger show': () => { state.shown = true; send(); },
    'messenger hide': () => { state.shown = false; state.open = false; send(); },
    'messenger open': () => { state.shown = true; setOpen(true); },
    'messenger close': () => setOpen(false),
    'messenger loginUser': (give) => give((token) => { state.token = token; send(); }),
    'messenger logoutUser': () => { state.token = ''; state.left += 1; send(); },
    'messenger:set locale': (locale) => { state.locale = locale; send(); },
    'messenger:set conversationFields': (fields) => { state.fields = fields.map(({ value }) => value); send(); },
    'messenger:set zIndex': (zIndex) => { state.zIndex = zIndex; frame.style.zIndex = String(zIndex); },
    'messenger:on open': (handler) => handlers.open.push(handler),
    'messenger:on close': (handler) => handlers.close.push(handler),
    'messenger:on unreadMessages': (handler) => handlers.unreadMessages.push(handler),
  };
  window.zE = (area, name, ...values) => calls[area + ' ' + name]?.(...values);
  make();
})();
`;
