import type { Family } from "../../family.ts";

export const surveyingAndMapping: Family = {
  subcategory: "Surveying and Mapping",
  education: "Bachelor's Degree",
  stressLevel: "Medium",
  remote: false,
  travelRequired: true,
  workEnvironment: ["Outdoors", "Office"],
  personality: ["Precise", "Observant", "Independent"],
  careers: [
    { name: "Land Surveyor", description: "Measures plots, slopes and boundaries with total station and satellite receiver, and draws the map that settles where one owner's land ends.", skills: ["Total station", "GNSS survey", "AutoCAD", "Boundary law and land records"], traits: [7, 3, 7, 4, 4, 7], interests: "RCI", education: "Diploma", soc: "17-1022.00" },
    { name: "Hydrographic Surveyor", description: "Charts the depth and shape of sea bed, harbour and river from a survey boat with sonar, so that ships do not run aground.", skills: ["Multibeam echo sounding", "Tide reduction", "Nautical charting", "Sonar interpretation"], traits: [8, 3, 8, 2, 4, 5], interests: "RIC", workEnvironment: ["At sea", "Office"], soc: "17-1022.00" },
    { name: "Mine Surveyor", description: "Keeps the plans of underground galleries and open pits exact, so that headings meet and nobody digs into old water-filled workings.", skills: ["Underground traversing", "Mine plans", "Volume calculation", "Gyro theodolite"], traits: [7, 2, 8, 3, 4, 7], interests: "RCI", education: "Diploma", stressLevel: "High", travelRequired: false, soc: "17-1022.00" },
    { name: "Geodetic Surveyor", description: "Fixes reference points across a country to the millimetre and tracks how land shifts, giving other surveys their starting values.", skills: ["Geodesy", "GNSS networks", "Gravity measurement", "Coordinate systems"], traits: [8, 3, 10, 2, 3, 5], interests: "IRC", soc: "17-1022.01" },
    { name: "Cartographer", description: "Makes maps people can read, from tourist sheets to flood-risk screens, deciding what to show, name and leave out.", skills: ["QGIS or ArcGIS", "Map projections", "Typography and colour", "Spatial data checking"], traits: [7, 7, 7, 2, 2, 1], interests: "IAC", remote: true, travelRequired: false, workEnvironment: ["Office", "Home"], soc: "17-1021.00" },
    { name: "Photogrammetrist", description: "Builds three-dimensional models of terrain and towns from overlapping drone, aircraft and satellite photographs.", skills: ["Stereo plotting", "Drone image processing", "Ground control points", "LiDAR point clouds"], traits: [8, 5, 8, 2, 2, 1], interests: "IRC", travelRequired: false, workEnvironment: ["Office"], soc: "17-1021.00" },
    { name: "Aerial Photograph Interpreter", description: "Reads pictures taken from the air to tell crops, roofs, old river beds and encroachments apart, and marks them on a map.", skills: ["Image interpretation", "Land-use classification", "Stereoscope use", "GIS digitising"], traits: [6, 4, 7, 1, 1, 1], interests: "ICR", travelRequired: false, workEnvironment: ["Office"] },
    { name: "Surveying Technician", description: "Sets up the instrument, holds the prism and books readings in the field, then works them up into levels and plots.", skills: ["Levelling", "Total station set-up", "Field books", "Plotting in CAD"], traits: [6, 2, 5, 3, 2, 8], interests: "RCI", education: "ITI Certificate", soc: "17-3031.00" },
  ],
};
