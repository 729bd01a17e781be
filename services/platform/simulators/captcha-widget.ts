/**
 * `/api.js` of the simulator: `window.captchaSimulator` with `render`, `execute` and `reset` like `hcaptcha`,
 * `turnstile` and `grecaptcha`. It shows a checkbox in a frame once `execute` is called.
 */
export const WIDGET_SCRIPT = `(() => {
  const script = document.currentScript;
  const origin = new URL(script.src).origin;
  const widgets = new Map();
  const widgetOf = (id) => widgets.get(id) ?? [...widgets.values()][0];
  window.addEventListener('message', (event) => {
    if (event.origin !== origin) return;
    const widget = [...widgets.values()].find(({ frame }) => frame?.contentWindow === event.source);
    if (!widget) return;
    widget.frame.remove();
    widget.frame = undefined;
    const { token, error } = event.data;
    if (token) widget.params.callback(token);
    else if (error) widget.params['error-callback']?.(error);
  });
  window.captchaSimulator = {
    render(element, params) {
      const id = 'widget-' + widgets.size;
      widgets.set(id, { element, params, frame: undefined });
      return id;
    },
    execute(id) {
      const widget = widgetOf(id);
      if (!widget || widget.frame) return;
      const { sitekey, action = '' } = widget.params;
      const query = new URLSearchParams({ sitekey, action, page: location.origin });
      const frame = document.createElement('iframe');
      frame.src = origin + '/challenge?' + query;
      frame.title = 'Captcha simulator';
      frame.width = '300';
      frame.height = '80';
      widget.frame = frame;
      widget.element.append(frame);
    },
    reset(id) {
      const widget = widgetOf(id);
      widget?.frame?.remove();
      if (widget) widget.frame = undefined;
    },
  };
  const onload = new URL(script.src).searchParams.get('onload');
  if (onload && typeof window[onload] === 'function') window[onload]();
})();
`;

/** Content of the frame. */
export const CHALLENGE_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Captcha simulator</title>
<style>
body { margin: 0; font: 16px/1.4 system-ui, sans-serif; background: Canvas; color: CanvasText; }
label { display: flex; gap: 12px; align-items: center; padding: 16px; border: 1px solid GrayText; border-radius: 6px; margin: 4px; }
input { width: 24px; height: 24px; }
</style>
<label><input type="checkbox" id="person"> I am a person (simulator)</label>
<script>
const query = new URLSearchParams(location.search);
document.getElementById('person').addEventListener('change', async () => {
  const page = query.get('page');
  const send = (message) => parent.postMessage(message, page);
  try {
    const response = await fetch('/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sitekey: query.get('sitekey'), action: query.get('action'), hostname: new URL(page).hostname }),
    });
    const { token } = await response.json();
    send(token ? { token } : { error: 'refused' });
  } catch {
    send({ error: 'network' });
  }
});
</script>
</html>
`;
