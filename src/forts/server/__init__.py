"""Playing over the network: tables, persistence, live updates."""
