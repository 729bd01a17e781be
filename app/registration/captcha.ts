declare global {
  interface Window {
    /** A captcha service's script may put itself here; its answer goes to the platform with the next form (REG-20). */
    marqueeCaptcha?: { answer(): Promise<string> };
  }
}

/** The answer of the page's captcha; undefined without one, which the platform is told by a dash. */
export async function captchaAnswer(): Promise<string | undefined> {
  try {
    return await window.marqueeCaptcha?.answer();
  } catch {
    // The platform decides what a missing answer means.
    return undefined;
  }
}
