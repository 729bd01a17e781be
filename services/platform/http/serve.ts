import { Router, type Request, type Response } from 'express';
import type { Platform } from '../platform';
import type { Route } from './route';

/** An Express router for the routes. Errors are passed to the app's error handler. */
export function serveRoutes(platform: Platform, routes: readonly Route[]): Router {
  const router = Router({ caseSensitive: true });
  for (const route of routes) {
    const handle = (request: Request, response: Response, next: (error: unknown) => void): void => {
      route.answer(platform, request).then((text) => {
        response.type('application/json').send(text);
      }, next);
    };
    switch (route.method) {
      case 'GET':
        router.get(route.path, handle);
        break;
      case 'POST':
        router.post(route.path, handle);
        break;
      case 'PUT':
        router.put(route.path, handle);
        break;
      case 'PATCH':
        router.patch(route.path, handle);
        break;
      case 'DELETE':
        router.delete(route.path, handle);
        break;
    }
  }
  return router;
}
