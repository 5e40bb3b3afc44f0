/// <reference lib="webworker" />
import { answerFromShell, dropOldShells, keepShell } from './shell';
import { clicked, pushed } from './calling';

/**
 * The part of the site that lives while no page is open. One subject a file: `shell` opens the site without a line,
 * `calling` says when it is one's turn. A new one waits until the last page of the old one is closed: a running game
 * keeps the files that it began with.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldShells()));
self.addEventListener('fetch', (event) => {
  const answer = answerFromShell(event.request);
  if (answer !== null) event.respondWith(answer);
});
self.addEventListener('push', (event) => event.waitUntil(pushed(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(clicked(event.notification)));
